import { FolderStore } from '#server/platform/media/folder-store.ts'
import type { MediaStore } from '#server/platform/media/media-store.ts'
import { openS3Store } from '#server/platform/media/s3-store.ts'

export interface StoreToTest {
  name: string
  /** @param prefix of the bucket, which no other test has */
  open(place: { dataDir: string; prefix: string }): MediaStore
}

/** Where `npm test -- s3` has a bucket: `s3://…` with its credentials. */
const { S3_TEST_URL: url, S3_TEST_KEY: accessKeyId = '', S3_TEST_SECRET: secretAccessKey = '' } = process.env
const cacheBytes = 64 * 1024 * 1024

/** The bucket of that server, and a folder in it that one test has for itself. */
function bucketUrl(prefix: string): string {
  const address = new URL(url!)
  address.pathname = `/${prefix}`
  return address.href
}

/** Settings of a mall whose pictures are in such a folder of the bucket; undefined where there is no server. */
export function bucketSettings(prefix: string): Record<string, string> | undefined {
  return url ? { MEDIA_URL: bucketUrl(prefix), AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } : undefined
}

const folderStore: StoreToTest = { name: 'a folder', open: ({ dataDir }) => new FolderStore(dataDir) }
const bucket: StoreToTest = {
  name: 'a bucket',
  open: ({ dataDir, prefix }) =>
    openS3Store({ url: bucketUrl(prefix), credentials: { accessKeyId, secretAccessKey, sessionToken: undefined }, dataDir, cacheBytes }),
}

/** Every adapter that can be tested here. */
export const storesToTest: StoreToTest[] = url ? [folderStore, bucket] : [folderStore]

/** A bucket on a port where nobody listens. */
export function closedStore(dataDir: string): MediaStore {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: undefined }
  return openS3Store({ url: 's3://bucket?endpoint=http://127.0.0.1:9', credentials, dataDir, cacheBytes })
}
