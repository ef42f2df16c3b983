/// Files in a folder, or in a bucket that speaks S3.
enum ObjectStorage {}
