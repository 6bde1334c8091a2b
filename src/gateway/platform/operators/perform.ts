import { StructError, validate } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { isStorable } from '#gateway/outside-value.ts'
import { noteBeginning, noteEnd } from './acts.ts'
import { faultOf, type Operation, WrongArgument } from './operation.ts'
import { outputTo } from './output.ts'
import { type OperationRequest, RequestStruct, type Said } from './wire.ts'

/** Where operations are done: in a running gateway, or in a command's own process. */
export interface House<Ports> {
  readonly deps: GatewayDeps
  readonly ports: Ports
  readonly operations: Readonly<Record<string, Operation<Ports>>>
}

/**
 * Does an operation, records it, and says its end as the last. It never throws.
 *
 * @param asked a parsed value from outside
 * @param stopped see `Asked`
 */
export async function perform<Ports>(
  house: House<Ports>,
  asked: unknown,
  say: (said: Said) => void,
  stopped: AbortSignal,
): Promise<void> {
  const { deps } = house
  let act: bigint | undefined
  let code: number
  let said: string | null = null
  try {
    const { request, declared, by } = understood(house, asked)
    const work = declared.prepare(request.given)
    act = await noteBeginning(deps.database, request, declared.secrets, { by, now: deps.now() })
    code = await work({ deps, ports: house.ports, by, out: outputTo(say), stopped })
  } catch (thrown) {
    said = thrown instanceof Error ? thrown.message : String(thrown)
    code = 1
    say({ kind: thrown instanceof WrongArgument ? 'refused' : 'complaint', text: said })
    if (isUnforeseen(thrown)) deps.log.error({ err: thrown }, 'an operation failed')
  }
  if (act !== undefined) {
    await noteEnd(deps.database, act, { code, said, now: deps.now() }).catch((err: unknown) => {
      deps.log.error({ err, act, code }, 'the end of an operation was not recorded')
    })
  }
  say({ kind: 'end', code })
}

/** @throws {WrongArgument} */
function understood<Ports>({ operations }: House<Ports>, asked: unknown) {
  const [failure, request] = validate(asked, RequestStruct)
  if (failure) throw new WrongArgument(faultOf(failure))
  const declared = Object.hasOwn(operations, request.operation) ? operations[request.operation] : undefined
  if (!declared) throw new WrongArgument(`There is no operation ${request.operation}.`)
  if (declared.isNamed && request.by === undefined) throw new WrongArgument('by: your name is missing')
  if (!textsOf(request).every(isStorable)) throw new WrongArgument('An argument has a character that cannot be stored.')
  return { request, declared, by: request.by ?? request.login }
}

const textsOf = ({ by = '', login, given }: OperationRequest): string[] => [
  ...[by, login],
  ...Object.entries(given).flatMap(([name, value]) => [name, ...[value].flat()]),
]

/** Refusals, also of a file's shape, are errors with a sentence; these are faults of the program. */
const isUnforeseen = (thrown: unknown): boolean =>
  !(thrown instanceof StructError) &&
  (!(thrown instanceof Error) || [TypeError, ReferenceError, RangeError].some((kind) => thrown instanceof kind))
