import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { House } from './house.ts'

/** Pictures that one member sends at once. */
const many = 60

/** A progressive JPEG of some 4.4 MB and 49 million pixels. */
async function largePicture(): Promise<Buffer> {
  const noise = Buffer.from(
    Array.from({ length: 700 * 700 * 3 }, (_, place) => (Math.imul(place, 2_654_435_761) >>> 8) & 127),
  )
  const raw = { width: 700, height: 700, channels: 3 } as const
  return await sharp(noise, { raw }).resize(7_000, 7_000).jpeg({ progressive: true, quality: 60 }).toBuffer()
}

/** Resident memory of a process and its children in MB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return Number(kilobytes ?? 0) / 1000 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
}

test.skipIf(process.platform !== 'linux')(
  '60 large pictures of one member at once delay nobody else for long, and cost no memory',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'arara-uploads-'))
    const house = new House(
      { kind: 'embedded', dataDir },
      { DATA_DIR: dataDir, UPLOADS_DIR: join(dataDir, 'uploads'), MAX_CONNECTIONS_PER_ADDRESS: '2000' },
    )
    await house.open()
    const [greedy, other] = house.players.map(({ player }) => player.sessionToken)
    const { url, child } = house.gateway ?? {}
    const send = async (token: string | undefined, body: Buffer) => {
      const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` }
      // A connection that breaks counts as no answer.
      const answer = await fetch(`${url}/wps/member/upload?purpose=proof`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      }).catch(() => undefined)
      await answer?.arrayBuffer()
      return answer?.status ?? 0
    }
    const large = await largePicture()
    const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c1272d' } })
      .png()
      .toBuffer()
    await send(other, small)
    const before = memoryOf(child?.pid ?? 0)
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(child?.pid ?? 0))
    }, 50)
    const begun = performance.now()
    // Each is another file.
    const all = Promise.all(
      Array.from({ length: many }, (_, place) => send(greedy, Buffer.concat([large, Buffer.from([place])]))),
    )
    const waits: number[] = []
    const statuses: number[] = []
    for (let tries = 0; tries < 20; tries++) {
      const at = performance.now()
      statuses.push(await send(other, Buffer.concat([small, Buffer.from([tries])])))
      waits.push(Math.round(performance.now() - at))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const said = Object.groupBy(await all, String)
    const seconds = Math.round((performance.now() - begun) / 1000)
    clearInterval(watch)
    const counts = Object.fromEntries(Object.entries(said).map(([status, list]) => [status, list?.length]))
    console.info({
      large: large.byteLength,
      before: Math.round(before),
      most: Math.round(most),
      counts,
      seconds,
      statuses: statuses.join(),
      waits: waits.join(),
    })
    // All but three are refused; the other member waits for one drawing at most.
    expect(counts[429]).toBeGreaterThanOrEqual(many - 3)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(18)
    expect(waits.toSorted((a, b) => a - b)[18]).toBeLessThan(5_000)
    expect(most - before).toBeLessThan(600)
    await house.expectSound()
    rmSync(dataDir, { recursive: true })
  },
  600_000,
)
