import { testBucket } from '@kalata/media-store/testing/stores.ts'

/** Settings of a mall whose pictures are in a folder of the bucket that `npm test -- s3` has; undefined where there is none. */
export function bucketSettings(prefix: string): Record<string, string> | undefined {
  const bucket = testBucket(prefix)
  return bucket && { MEDIA_URL: bucket.url, AWS_ACCESS_KEY_ID: bucket.accessKeyId, AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey }
}
