import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportPath } from '#contract/account/export/create-export.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { faultOfStore, openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** A tab whose downloads are answered by `answer`; everything else goes to the gateway. */
async function openExport(answer?: (real: Response) => Response) {
  const { person } = await openAsMember(gateway)
  const other = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    if (!String(address).startsWith(exportPath)) return await other(address, init)
    const real = await gateway.request(String(address), init)
    return answer ? answer(real) : real
  })
  const { exportData } = await import('#stores/account/export/export.ts')
  const reported: number[] = []
  const asked = { password: person.password, format: 'json', language: 'en' } as const
  return { reported, run: () => exportData(asked, ({ records }) => reported.push(records)), person }
}

test('a complete file is saved, with its progress reported', async () => {
  const { run, reported, person } = await openExport()
  const { name, content } = await run()
  expect(name).toMatch(/^arara-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await content.text())).toMatchObject({ profile: [{ account: person.username }] })
  expect(reported).toEqual(reported.toSorted((one, other) => one - other))
  expect(reported.at(-1)).toBeGreaterThan(20)
})

test('an incomplete file is not saved', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('{"account":"maria"'))
          controller.error(new Error('broke off'))
        },
      }),
    )
  const { run } = await openExport(broken)
  expect(await faultOfStore(run())).toEqual({ kind: 'unreachable' })
})

test('a refused ticket gives no file', async () => {
  const { run } = await openExport(() => new Response('{}', { status: 404 }))
  expect(await faultOfStore(run())).toEqual({ kind: 'unreachable' })
})
