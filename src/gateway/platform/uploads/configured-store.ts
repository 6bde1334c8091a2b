import { join, resolve } from 'node:path'
import type { GatewayConfig } from '#gateway/config.ts'
import { directoryStore, type FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

type Config = Pick<GatewayConfig, 'dataDir' | 'uploadsDir' | 'uploadsS3'>

/** The place of a picture for the operator, wherever the gateway runs: the whole path of its file, or its address in the bucket. */
export function placeOf({ dataDir, uploadsDir, uploadsS3 }: Config, name: string): string {
  return uploadsS3 ? `${uploadsS3.url}/${name}` : resolve(uploadsDir ?? join(dataDir, 'uploads'), name)
}

/** The configured place of files: a bucket if there is one, else a directory. */
export function configuredStore({ dataDir, uploadsDir, uploadsS3 }: Config): FileStore {
  return uploadsS3 ? s3Store(uploadsS3) : directoryStore(uploadsDir ?? join(dataDir, 'uploads'))
}
