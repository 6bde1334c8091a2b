import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getIcon } from '#contract/platform/uploads/get-icon.ts'
import { removeIcon } from '#contract/platform/uploads/remove-icon.ts'
import { setIcon } from '#contract/platform/uploads/set-icon.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { directoryStore } from '#gateway/platform/uploads/file-store.ts'
import { forgetUploads } from '#gateway/platform/uploads/uploads.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { bomb, fullBomb, picture } from '#tests/support/pictures.ts'

describe('uploads', () => {
  let gateway: TestGateway
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'arara-uploads-'))
    gateway = await testGateway({ files: directoryStore(directory) })
  })
  afterAll(async () => {
    await closeReconciled(gateway)
    await rm(directory, { recursive: true })
  })

  const token = async () => (await registerMember(gateway)).token
  const send = async (file: Uint8Array, owner?: string) =>
    gateway.call(uploadFile, { purpose: 'proof' }, { token: owner ?? (await token()), file })
  const read = (id: string, owner?: string) =>
    gateway.request(`${uploadFile.path}?uploadId=${id}`, { headers: owner ? { Authorization: `Bearer ${owner}` } : {} })

  test.each(['png', 'jpeg'] as const)('a %s is redrawn, without its place and camera', async (type) => {
    const owner = await token()
    const taken = await sharp(await picture({ width: 80, height: 40, type }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera of Maria' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer()
    const { uploadId, width, height } = (await send(taken, owner)).value()
    // The camera was held upright: the picture is rotated, because its orientation metadata is removed.
    expect([width, height]).toEqual([40, 80])
    const kept = new Uint8Array(await (await read(uploadId, owner)).arrayBuffer())
    const { format, exif, xmp, icc } = await sharp(kept).metadata()
    expect({ format, exif, xmp, icc }).toEqual({ format: 'webp', exif: undefined, xmp: undefined, icc: undefined })
    expect(Buffer.from(kept).toString('latin1')).not.toContain('Maria')
  })

  test('data behind a picture in its file, such as a script or an archive, are not stored', async () => {
    const owner = await token()
    const hidden = '<script>alert(1)</script>PK\u0003\u0004'
    const { uploadId } = (await send(Buffer.concat([await picture(), Buffer.from(hidden)]), owner)).value()
    const kept = Buffer.from(await (await read(uploadId, owner)).arrayBuffer()).toString('latin1')
    expect(kept).not.toContain('script')
    expect(kept).not.toContain('PK\u0003\u0004')
  })

  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an SVG behind the signature of a PNG', () => Buffer.from('\u0089PNG\r\n\u001a\n<svg/>', 'latin1')],
    ['a GIF', () => picture({ type: 'gif' })],
    ['a WebP', () => picture({ type: 'webp' })],
    ['a PDF', () => Buffer.from('%PDF-1.7')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a JPEG', async () => (await picture({ width: 400, height: 400, type: 'jpeg' })).slice(0, 700)],
  ])('%s is refused', async (_, file) => {
    const before = await readdir(directory)
    expect((await send(await file())).code).toBe('picture_invalid')
    expect(await readdir(directory)).toEqual(before)
  })

  test('a picture of 30,000 × 30,000 pixels is refused before any of them is read', async () => {
    const file = bomb(30_000, 30_000)
    expect(file.byteLength).toBeLessThan(200)
    expect((await send(file)).code).toBe('picture_too_large')
  })

  test('a picture of 50 million pixels is opened, however small its file is; one with more is refused (rule 20.15)', async () => {
    const largest = fullBomb(10_000, 5_000)
    const { width, height } = (await send(largest)).value()
    expect([width, height]).toEqual([2_400, 1_200])
    const before = await readdir(directory)
    const flat = { create: { width: 10_000, height: 5_001, channels: 3, background: '#c1272d' } } as const
    for (const file of [fullBomb(10_000, 5_001), await sharp(flat).jpeg().toBuffer()]) {
      // It is small, and nothing but the number of its pixels is wrong with it.
      expect(file.byteLength).toBeLessThan(1024 * 1024)
      const opened = await sharp(file, { limitInputPixels: false, failOn: 'warning' }).resize(10, 5).raw().toBuffer()
      expect(opened.byteLength).toBeGreaterThan(0)
      expect((await send(file)).code).toBe('picture_too_large')
    }
    expect(await readdir(directory)).toEqual(before)
  })

  test('a file of more than 5 MB is refused, with or without its stated length', async () => {
    const owner = await token()
    const big = Buffer.alloc(5 * 1024 * 1024 + 1)
    const answer = await send(big, owner)
    expect([answer.status, answer.code]).toEqual([413, 'body_too_large'])
  })

  test('no file is read without a session, and no other type is accepted', async () => {
    const body = Buffer.alloc(5 * 1024 * 1024 + 1)
    const post = async (headers: Record<string, string>) => {
      const path = `${uploadFile.path}?purpose=proof`
      const response = await gateway.request(path, { method: 'POST', headers, body })
      return ((await response.json()) as { code: string }).code
    }
    expect(await post({ 'Content-Type': 'application/octet-stream' })).toBe('session_required')
    const Authorization = `Bearer ${await token()}`
    for (const type of ['image/svg+xml', 'text/plain', 'multipart/form-data; boundary=x', 'image/png, text/plain'])
      expect(await post({ Authorization, 'Content-Type': type }), type).toBe('unsupported_media_type')
    // What it says does not count, the content does.
    for (const type of ['image/png', 'image/jpeg'])
      expect(await post({ Authorization, 'Content-Type': type }), type).toBe('body_too_large')
  })

  test('a picture is taken under its own type', async () => {
    const headers = { Authorization: `Bearer ${await token()}`, 'Content-Type': 'image/png' }
    const body = Buffer.from(await picture())
    const response = await gateway.request(`${uploadFile.path}?purpose=proof`, { method: 'POST', headers, body })
    expect([response.status, (await response.json()) as object]).toMatchObject([200, { success: true }])
  })

  test('only its owner gets a picture, as a file that no browser shows or runs', async () => {
    const owner = await token()
    const { uploadId } = (await send(await picture(), owner)).value()
    const answer = await read(uploadId, owner)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="arara.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const [foreign, absent] = [await read(uploadId, await token()), await read('0'.repeat(32), owner)]
    expect([foreign.status, await foreign.json()]).toEqual([absent.status, await absent.json()])
    expect((await read(uploadId)).status).toBe(401)
    expect((await read('..%2F..%2Fdatabase', owner)).status).toBe(404)
  })

  test('the picture of an account is a small square; a new one replaces it, and it can be removed', async () => {
    const owner = await token()
    const icon = async () => (await gateway.call(getIcon, {}, { token: owner })).value().icon
    expect(await icon()).toBeNull()
    const set = async (file: Uint8Array) => (await gateway.call(setIcon, {}, { token: owner, file })).value().icon
    const first = await set(await picture({ width: 900, height: 300 }))
    expect(await icon()).toBe(first)
    const { width, height } = await sharp(Buffer.from(first.split(',')[1] ?? '', 'base64')).metadata()
    expect([width, height]).toEqual([192, 192])
    const second = await set(
      await sharp(await picture())
        .negate()
        .png()
        .toBuffer(),
    )
    expect(second).not.toBe(first)
    expect(await icon()).toBe(second)
    ;(await gateway.call(removeIcon, {}, { token: owner })).value()
    expect(await icon()).toBeNull()
  })

  test('replaced and unused pictures are deleted with their files after a day', async () => {
    const owner = await token()
    await gateway.call(setIcon, {}, { token: owner, file: await picture() })
    await send(await picture(), owner)
    const { database } = gateway.deps
    await forgetUploads(database, directoryStore(directory), gateway.clock.now())
    const before = (await readdir(directory)).length
    gateway.clock.advance(hours(25))
    const again = await registerMember(gateway)
    await gateway.call(setIcon, {}, { token: again.token, file: await picture() })
    await forgetUploads(database, directoryStore(directory), gateway.clock.now())
    const after = await readdir(directory)
    expect(after.length).toBeLessThan(before)
    // The pictures of the two accounts are still there.
    const rows = await database.query("SELECT reference FROM upload WHERE purpose = 'icon' AND removed_at IS NULL")
    expect(after.length).toBe(rows.length)
  })
})
