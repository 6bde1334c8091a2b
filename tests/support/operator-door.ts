import { join } from 'node:path'
import type { GatewayDeps } from '#gateway/deps.ts'
import { openPorts } from '#gateway/open-ports.ts'
import { operations } from '#gateway/operations.ts'
import { type Door, openDoor } from '#gateway/platform/operators/door.ts'
import type { Operation } from '#gateway/platform/operators/operation.ts'
import { type House, perform } from '#gateway/platform/operators/perform.ts'
import type { Ports } from '#gateway/ports.ts'

/** Opens the door of a gateway in a folder, where commands with this `DATA_DIR` and no `DATABASE_URL` find it. */
export function doorOf<Needed>(folder: string, house: House<Needed>): Promise<Door | undefined> {
  const answer: Parameters<typeof openDoor>[1] = (asked, say, stopped) => perform(house, asked, say, stopped)
  return openDoor(join(folder, 'operators.sock'), answer, house.deps.log)
}

/** Every operation of the gateway, and further ones. */
export const wholeHouse = (
  deps: GatewayDeps,
  further: Readonly<Record<string, Operation<Ports>>> = {},
): House<Ports> => ({
  deps,
  ports: openPorts(deps),
  operations: { ...operations, ...further },
})
