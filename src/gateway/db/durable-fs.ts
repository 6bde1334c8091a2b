import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

// PGlite's node file system has no fsync, so PostgreSQL's own would do nothing. The parts of Emscripten used here:
type Stream = { nfd?: number; node: unknown }
type NodeFsModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string }
  FS: { ErrnoError: new (errno: number) => Error }
}

const ioError = 29

/** PGlite's file system on a directory, with fsync that reaches the disk, for files and for directories. */
export class DurableFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const preRun = (module: unknown) => addFsync(module as NodeFsModule)
    return {
      emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...(prepared.emscriptenOpts.preRun ?? []), preRun] },
    }
  }
}

/** PGlite's parameters without `-F` (fsync off). 16 MB of buffers instead of 128 saves memory and costs nothing here. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

function addFsync({ NODEFS, FS }: NodeFsModule): void {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node))
      else fsyncSync(stream.nfd)
      return 0
    } catch {
      // PostgreSQL must hear of it as an errno, and stops itself: after a failed fsync nothing is known to be stored.
      throw new FS.ErrnoError(ioError)
    }
  }
}

/** Makes one file or directory entry durable. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** {@link syncPath} for everything under a directory and itself. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(directory)
}
