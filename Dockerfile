# One server in one container, games in the volume /data: docker build -t ludothek . && docker run -p 8421:8421 -v games:/data ludothek
# It is built as a wheel with the compiler of the full image, and installed from that wheel into a small one.
FROM python:3.12 AS build
COPY . /src
RUN python -m venv /opt/ludothek \
 && /opt/ludothek/bin/pip install --require-hashes -r /src/requirements-server.lock \
 && /opt/ludothek/bin/pip wheel --no-build-isolation --no-deps --wheel-dir /wheels /src \
 && /opt/ludothek/bin/pip install --no-build-isolation --no-deps /wheels/*.whl
FROM python:3.12-slim
COPY --from=build /opt/ludothek /opt/ludothek
RUN mkdir /data && chown nobody /data
VOLUME /data
ENV LUDOTHEK_HOST=0.0.0.0 LUDOTHEK_DATA=/data
USER nobody
EXPOSE 8421
HEALTHCHECK CMD ["/opt/ludothek/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8421/health')"]
CMD ["/opt/ludothek/bin/ludothek", "serve", "--no-open"]
