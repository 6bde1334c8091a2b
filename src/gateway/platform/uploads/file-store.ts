import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The port to the storage of files. Names are 32 random characters that the gateway makes. */
export interface FileStore {
  put(name: string, content: Uint8Array): Promise<void>
  /** @returns undefined if there is no such file */
  get(name: string): Promise<Uint8Array | undefined>
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>
}

/** Files in a directory, which no web server serves. A file is there whole or not at all, also after a crash. */
export function directoryStore(directory: string): FileStore {
  const pathOf = (name: string) => join(directory, checkedName(name))
  return {
    async put(name, content) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = pathOf(name)
      const file = await open(`${path}.new`, 'w', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.new`, path)
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** A name of ours can be no path. @throws Error for any other */
export function checkedName(name: string): string {
  if (!/^[a-z0-9]{32}$/.test(name)) throw new Error('This is no name of a file of ours')
  return name
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
