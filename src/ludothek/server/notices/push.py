"""Web push: a notice encrypted for one browser (RFC 8291), and the signature by which its makers know us (RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludothek.protocol import PushKeys

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes a browser takes; a notice has a few hundred."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is good; a day is the most that is taken."""


def encrypted(text: bytes, keys: PushKeys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A message that only this browser can read; the key and the salt are new each time, but in tests."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = decoded(keys.p256dh), _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = _derived(shared, decoded(keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def check_keys(keys: PushKeys) -> None:
    """Refuse with a ``ValueError`` what no browser can have given."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys.p256dh))
    if len(decoded(keys.p256dh)) != 65 or len(decoded(keys.auth)) != 16:
        raise ValueError("a point has 65 bytes, auth has 16")


class Sender:
    """The key by which the makers of browsers know that it is the same server that pushes."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = encoded(_point(self._key))

    def headers(self, origin: str, contact: str, topic: str) -> dict[str, str]:
        """What goes with a message to a place: who we are, how long it is kept, how it is encrypted.

        Of one topic a browser that was off gets only the newest.
        """
        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
        signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "TTL": "86400",
            "Urgency": "high",
            "Topic": topic,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


def new_secret() -> str:
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:x}"


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
