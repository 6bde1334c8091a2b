import { AwsClient } from 'aws4fetch'
import { checkedName, type FileStore } from './file-store.ts'

interface Bucket {
  /** Address of the bucket, without a slash at the end: `https://s3.example/uploads`. */
  readonly url: string
  readonly region: string
  readonly accessKey: string
  readonly secret: string
}

/** Milliseconds for one file. */
const patience = 10_000

/** Files in an S3-compatible bucket, which must not be public. */
export function s3Store({ url, region, accessKey, secret }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secret, service: 's3', region, retries: 2 })
  const send = (name: string, init: RequestInit) =>
    client.fetch(`${url}/${checkedName(name)}`, { ...init, signal: AbortSignal.timeout(patience) })
  const demand = (response: Response, allowed: readonly number[] = []) => {
    if (!response.ok && !allowed.includes(response.status)) throw new Error(`The bucket answered ${response.status}`)
  }
  return {
    async put(name, content) {
      const headers = { 'Content-Type': 'application/octet-stream' }
      demand(await send(name, { method: 'PUT', body: Buffer.from(content), headers }))
    },
    async get(name) {
      const response = await send(name, { method: 'GET' })
      demand(response, [404])
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async remove(name) {
      demand(await send(name, { method: 'DELETE' }), [404])
    },
  }
}
