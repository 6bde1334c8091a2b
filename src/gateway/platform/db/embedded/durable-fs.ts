import { closeSync, fstatSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { memoryStartParams } from '#gateway/platform/db/pglite.ts'

// PGlite's node file system has no fsync, so PostgreSQL's fsync would do nothing. The parts of Emscripten used here:
type Stream = { nfd?: number; node: unknown }
type Attributes = { mode?: number }
type NodeFsModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number }
    node_ops: {
      mknod(parent: unknown, name: string, mode: number, device: number): unknown
      setattr(node: unknown, attributes: Attributes): void
    }
    realPath(node: unknown): string
  }
  FS: { ErrnoError: new (errno: number) => Error }
}

const ioError = 29

/**
 * PGlite's file system on a directory, with a working fsync for files and directories. All files are readable by their
 * owner only, although PGlite creates a new database that everybody can read.
 */
export class DurableFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const preRun = (module: unknown) => {
      addFsync(module as NodeFsModule)
      closeToOthers(module as NodeFsModule)
    }
    return {
      emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...(prepared.emscriptenOpts.preRun ?? []), preRun] },
    }
  }
}

/** PGlite's parameters without `-F`, which switches fsync off. */
export const durableStartParams = [
  ...memoryStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

function addFsync({ NODEFS, FS }: NodeFsModule): void {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      const path = NODEFS.realPath(stream.node)
      if (stream.nfd === undefined) syncPath(path)
      else syncInPlace(stream.nfd, path)
      return 0
    } catch {
      // PostgreSQL gets an errno and stops: after a failed fsync it is unknown what has been stored.
      throw new FS.ErrnoError(ioError)
    }
  }
}

/** Syncs a file and checks that it is still at its path: writes to a deleted or moved file would be lost. */
function syncInPlace(handle: number, path: string): void {
  fsyncSync(handle)
  if (fstatSync(handle).ino !== statSync(path).ino) throw new Error(`${path} was replaced while it was open.`)
}

function closeToOthers({ NODEFS }: NodeFsModule): void {
  const { mknod, setattr } = NODEFS.node_ops
  const own = (mode: number) => mode & ~0o077
  NODEFS.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, own(mode), device)
  NODEFS.node_ops.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: own(attributes.mode) })
}

/** Syncs one file or directory entry. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Calls {@link syncPath} for a directory and everything in it. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(directory)
}
