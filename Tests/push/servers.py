"""Push services for tests: Apple's (HTTP/2, token-based) and a browser's (RFC 8030, 8188, 8291, 8292).

They check what the real ones check and refuse as these do, write each message down as a file, and answer as the file
plan-DEVICE says, a line an answer. Arguments: a certificate, its key, a folder.
"""
import base64, http.server, json, os, socket, ssl, sys, threading, time

import h2.config, h2.connection, h2.events
import http_ece
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

certificate, key, folder = sys.argv[1:4]
parent, lock, counted = os.getppid(), threading.Lock(), 0
apple_key = ec.generate_private_key(ec.SECP256R1())
browser_key, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)


def file(name, text):
    # A test that reads the messages meanwhile does not see the half-written one.
    draft = f"{folder}/.{name}"
    with open(draft, "w") as content:
        content.write(text)
    os.rename(draft, f"{folder}/{name}")


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(public_key):
    return public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def claims(token, public_key):
    """Header and claims of a signed token; an error where the signature is not good."""
    head, body, signature = token.split(".")
    raw = decoded(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    head = json.loads(decoded(head))
    assert head["alg"] == "ES256"
    return head, json.loads(decoded(body))


def planned(device):
    """The next answer that the test wants, as status and seconds."""
    name = f"{folder}/plan-{device}"
    while os.path.exists(f"{folder}/hold-{device}"):
        time.sleep(0.02)
    with lock:
        if not os.path.exists(name):
            return None
        lines = open(name).read().split("\n")
        rest = lines[1:]
        file(f"plan-{device}", "\n".join(rest)) if rest else os.remove(name)
    return lines[0].split(" ")


def note(**told):
    global counted
    with lock:
        counted += 1
        number = counted
    file(f"message-{number:05}", json.dumps(told))


# Apple's

def apple_refusal(headers, body):
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme != "bearer":
        return 403, "MissingProviderToken"
    try:
        head, told = claims(token, apple_key.public_key())
    except (InvalidSignature, ValueError, AssertionError):
        return 403, "InvalidProviderToken"
    if head["kid"] != "KEY1234567" or told["iss"] != "TEAM123456":
        return 403, "InvalidProviderToken"
    if not time.time() - 3600 < told["iat"] < time.time() + 60:
        return 403, "ExpiredProviderToken"
    if headers.get("apns-topic") != "com.example.musclemate":
        return 400, "DeviceTokenNotForTopic"
    if headers.get("apns-push-type") != "alert" or len(headers.get("apns-collapse-id", "")) > 64:
        return 400, "BadHeader"
    if len(body) > 4096:
        return 413, "PayloadTooLarge"
    return None


APPLE_REASONS = {"400": "BadDeviceToken", "403": "ExpiredProviderToken", "410": "Unregistered", "429": "TooManyRequests",
                 "500": "InternalServerError", "503": "ServiceUnavailable"}


def apple_answer(connection, stream, headers, body, number):
    device = headers[":path"].split("/")[-1]
    plan, fields, answer = planned(device), [], b""
    refused = apple_refusal(headers, body)
    if refused:
        status, reason = refused
    elif plan:
        status, reason = int(plan[0]), APPLE_REASONS[plan[0]]
        if len(plan) > 1:
            fields.append(("retry-after", plan[1]))
    else:
        status, reason = 200, ""
    if reason:
        answer = json.dumps({"reason": reason}).encode()
    note(kind="apns", device=device, status=status, connection=number, headers=headers, payload=json.loads(body))
    connection.send_headers(stream, [(":status", str(status))] + fields, end_stream=not answer)
    if answer:
        connection.send_data(stream, answer, end_stream=True)


def apple_connection(raw, number):
    try:
        peer = apple_tls.wrap_socket(raw, server_side=True)
        if peer.selected_alpn_protocol() != "h2":
            return peer.close()
        connection = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
        connection.initiate_connection()
        peer.sendall(connection.data_to_send())
        requests = {}
        while data := peer.recv(65535):
            for event in connection.receive_data(data):
                if isinstance(event, h2.events.RequestReceived):
                    requests[event.stream_id] = (dict(event.headers), bytearray())
                elif isinstance(event, h2.events.DataReceived):
                    requests[event.stream_id][1].extend(event.data)
                    connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                elif isinstance(event, h2.events.StreamEnded):
                    apple_answer(connection, event.stream_id, *requests.pop(event.stream_id), number)
            peer.sendall(connection.data_to_send())
    except (OSError, ssl.SSLError):
        pass


def serve_apple(listener):
    number = 0
    while True:
        raw, _ = listener.accept()
        number += 1
        threading.Thread(target=apple_connection, args=(raw, number), daemon=True).start()


# A browser's

def browser_refusal(headers):
    if not headers.get("ttl", "").isdigit():
        return 400
    if headers.get("content-encoding") != "aes128gcm" or len(headers.get("topic", "")) > 32:
        return 400
    scheme, _, parameters = headers.get("authorization", "").partition(" ")
    if scheme != "vapid":
        return 401
    told = dict(part.strip().split("=", 1) for part in parameters.split(","))
    try:
        public_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(told["k"]))
        _, told = claims(told["t"], public_key)
    except (InvalidSignature, ValueError, AssertionError, KeyError):
        return 403
    if told["aud"] != web or not time.time() < told["exp"] < time.time() + 86400:
        return 403
    return None if told["sub"].startswith(("mailto:", "https://")) else 403


class Browser(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    opened = 0

    def setup(self):
        super().setup()
        with lock:
            Browser.opened += 1
            self.number = Browser.opened

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        device = self.path.split("/")[-1]
        refused, plan = browser_refusal(headers), planned(device)
        try:
            payload = json.loads(http_ece.decrypt(body, private_key=browser_key, auth_secret=secret))
        except Exception as error:
            refused, payload = 400, str(error)
        status = refused or (int(plan[0]) if plan else 201)
        note(kind="web", device=device, status=status, connection=self.number, headers=headers, payload=payload)
        self.send_response(status)
        if plan and len(plan) > 1:
            self.send_header("Retry-After", plan[1])
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


def tls(*protocols):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    context.set_alpn_protocols(list(protocols))
    return context


apple_tls = tls("h2")
apple = socket.create_server(("127.0.0.1", 0))
browsers = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Browser)
browsers.socket = tls("http/1.1").wrap_socket(browsers.socket, server_side=True)
web = f"https://localhost:{browsers.server_address[1]}"
threading.Thread(target=serve_apple, args=(apple,), daemon=True).start()
threading.Thread(target=browsers.serve_forever, daemon=True).start()
file("ready", json.dumps({
    "apns": f"https://localhost:{apple.getsockname()[1]}", "web": web,
    "apple_key": apple_key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode(),
    "p256dh": encoded(point(browser_key.public_key())), "auth": encoded(secret)}))
while not os.path.exists(f"{folder}/stop") and os.getppid() == parent:
    time.sleep(0.05)
