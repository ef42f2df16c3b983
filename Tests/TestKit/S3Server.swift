/// A real S3 (moto) in a process of its own, with a bucket `backups` and one user who may use it: what is not signed as it
/// should be is refused, by botocore's own reckoning.
public struct S3Server: Sendable {
  public let endpoint: String
  public let accessKey: String
  public let secretKey: String
  public static let bucket = "backups"
  public static let region = "eu-central-1"

  public static func run(_ body: (S3Server) async throws -> Void) async throws {
    try await Programs.serve("moto", [Programs.python("python"), "-c", script]) { _, ready in
      let words = ready.split(separator: " ").map(String.init)
      try await body(S3Server(endpoint: words[0], accessKey: words[1], secretKey: words[2]))
    }
  }

  /// The first four requests, which make the user and the bucket, need no signature; all others do.
  private static let script = """
    import json, os, sys, time
    os.environ["INITIAL_NO_AUTH_ACTION_COUNT"] = "4"
    os.environ.update(AWS_ACCESS_KEY_ID="none", AWS_SECRET_ACCESS_KEY="none", AWS_DEFAULT_REGION="eu-central-1")
    import boto3
    from moto.server import ThreadedMotoServer
    folder, parent = sys.argv[1], os.getppid()
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    url = "http://127.0.0.1:%d" % server.get_host_and_port()[1]
    iam = boto3.client("iam", endpoint_url=url)
    iam.create_user(UserName="backup")
    key = iam.create_access_key(UserName="backup")["AccessKey"]
    allow = {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]}
    iam.put_user_policy(UserName="backup", PolicyName="all", PolicyDocument=json.dumps(allow))
    boto3.client("s3", endpoint_url=url).create_bucket(
        Bucket="backups", CreateBucketConfiguration={"LocationConstraint": "eu-central-1"})
    with open(f"{folder}/ready.new", "w") as file:
        file.write(f"{url} {key['AccessKeyId']} {key['SecretAccessKey']}")
    os.rename(f"{folder}/ready.new", f"{folder}/ready")
    while not os.path.exists(f"{folder}/stop") and os.getppid() == parent:
        time.sleep(0.05)
    """
}
