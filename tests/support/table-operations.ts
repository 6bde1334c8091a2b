import { tablesArea } from '#gateway/play/tables/area.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

/** Does what an operator asked for, without the command. @throws what the operator is told */
export async function openedOperation({ deps }: TestGateway, name: string, given: object): Promise<void> {
  const operation = tablesArea.operations?.[name]
  if (!operation) throw new Error(`There is no operation ${name}`)
  const out = { row: () => undefined, line: () => undefined, progress: () => undefined, file: () => undefined }
  await operation.prepare(given)({
    deps,
    ports: {},
    by: 'test',
    out: out as never,
    stopped: new AbortController().signal,
  })
}
