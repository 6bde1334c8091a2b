import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directoryStore, type FileStore } from '#gateway/platform/uploads/file-store.ts'
import { s3Store } from '#gateway/platform/uploads/s3-store.ts'

/** An S3-compatible service for objects, which accepts signed requests only. */
function fakeBucket() {
  const objects = new Map<string, Buffer>()
  const unsigned: string[] = []
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/sa-east-1\/s3\/aws4_request, /
    if (!signed.test(request.headers.authorization ?? '')) unsigned.push(request.url ?? '')
    const name = request.url ?? ''
    const known = objects.get(name)
    if (request.method === 'PUT') objects.set(name, Buffer.concat(chunks))
    if (request.method === 'DELETE') objects.delete(name)
    response.statusCode = request.method === 'GET' && !known ? 404 : request.method === 'DELETE' ? 204 : 200
    response.end(request.method === 'GET' ? known : undefined)
  })
  return { server, objects, unsigned }
}

const name = 'a1'.repeat(16)
const content = Buffer.from([0, 1, 2, 250, 255])

describe('stores of files', () => {
  const bucket = fakeBucket()
  let directory: string
  const stores: Record<string, FileStore> = {}
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'arara-store-'))
    await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve))
    const { port } = bucket.server.address() as AddressInfo
    stores.directory = directoryStore(join(directory, 'deep'))
    const url = `http://127.0.0.1:${port}/uploads`
    stores.bucket = s3Store({ url, region: 'sa-east-1', accessKey: 'key', secret: 'secret' })
  })
  afterAll(async () => {
    await new Promise((resolve) => bucket.server.close(resolve))
    await rm(directory, { recursive: true })
  })

  test.each(['directory', 'bucket'])('a %s returns a stored file until it is removed', async (kind) => {
    const store = stores[kind]
    if (!store) throw new Error(kind)
    expect(await store.get(name)).toBeUndefined()
    await store.put(name, content)
    expect(Buffer.from((await store.get(name)) ?? [])).toEqual(content)
    await store.put(name, Buffer.from('another'))
    expect(Buffer.from((await store.get(name)) ?? []).toString()).toBe('another')
    await store.remove(name)
    await store.remove(name)
    expect(await store.get(name)).toBeUndefined()
  })

  test.each(['directory', 'bucket'])('a %s refuses names that are not its own', async (kind) => {
    for (const bad of ['../secret', '', 'A'.repeat(32), `${name}/x`])
      await expect((async () => stores[kind]?.get(bad))()).rejects.toThrow('no name of a file')
  })

  test('every request to a bucket is signed, and an answer without success is an error', async () => {
    expect(bucket.unsigned).toEqual([])
    const silent = s3Store({ url: 'http://127.0.0.1:1/uploads', region: 'auto', accessKey: 'key', secret: 'secret' })
    await expect(silent.put(name, content)).rejects.toThrow()
  })

  test('a directory contains no incomplete files', async () => {
    await stores.directory?.put(name, content)
    expect(await readdir(join(directory, 'deep'))).toEqual([name])
  })
})
