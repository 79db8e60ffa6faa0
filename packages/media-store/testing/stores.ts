import { join } from 'node:path'
import { openS3Store } from '../bucket/s3-store.ts'
import { FolderStore } from '../folder-store.ts'
import type { MediaStore } from '../media-store.ts'

export interface StoreToTest {
  name: string
  /** @param place a folder of this machine, and one of the bucket that no other test has */
  open(place: { folder: string; prefix: string }): MediaStore
}

/** Where there is a server with a bucket to test with: `s3://…` and its credentials. */
const { S3_TEST_URL, S3_TEST_KEY: accessKeyId = '', S3_TEST_SECRET: secretAccessKey = '' } = process.env
const cacheBytes = 64 * 1024 * 1024

/** A folder of that bucket; undefined where there is none. */
export function testBucket(prefix: string): { url: string; accessKeyId: string; secretAccessKey: string } | undefined {
  if (!S3_TEST_URL) return undefined
  const address = new URL(S3_TEST_URL)
  address.pathname = `/${prefix}`
  return { url: address.href, accessKeyId, secretAccessKey }
}

const folderStore: StoreToTest = { name: 'a folder', open: ({ folder }) => new FolderStore(join(folder, 'media')) }
const bucket: StoreToTest = {
  name: 'a bucket',
  open({ folder, prefix }) {
    const { url, ...credentials } = testBucket(prefix)!
    return openS3Store({ url, credentials, folder: join(folder, 'media-cache'), cacheBytes })
  },
}

/** Every adapter that can be tested here. */
export const storesToTest: StoreToTest[] = S3_TEST_URL ? [folderStore, bucket] : [folderStore]

/** A bucket on a port where nobody listens. */
export function closedStore(folder: string): MediaStore {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  return openS3Store({ url: 's3://bucket?endpoint=http://127.0.0.1:9', credentials, folder, cacheBytes })
}
