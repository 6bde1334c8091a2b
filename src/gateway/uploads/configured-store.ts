import { join } from 'node:path'
import type { GatewayConfig } from '#gateway/config.ts'
import { directoryStore, type FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

type Config = Pick<GatewayConfig, 'dataDir' | 'uploadsDir' | 'uploadsS3'>

/** The configured place of files: a bucket if there is one, else a directory. */
export function configuredStore({ dataDir, uploadsDir, uploadsS3 }: Config): FileStore {
  return uploadsS3 ? s3Store(uploadsS3) : directoryStore(uploadsDir ?? join(dataDir, 'uploads'))
}
