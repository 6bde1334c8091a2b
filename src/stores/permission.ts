import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import type { Permission } from '#contract/entities/permission.ts'
import { getPermission } from '#contract/system/get-permission.ts'
import { call } from './call.ts'

/** The operator's configuration as the gateway gives it now; undefined until it was asked for. */
export const $permission = atom<Permission | undefined>(undefined)

let asking: Promise<Permission | undefined> | undefined

/**
 * Asks once per page, however many want to know; a failed question is asked again the next time.
 *
 * @returns undefined where the gateway did not answer: the page then keeps what it was built with
 */
export function loadPermission(language: string): Promise<Permission | undefined> {
  asking ??= ask(language).finally(() => {
    if (!$permission.get()) asking = undefined
  })
  return asking
}

async function ask(language: string): Promise<Permission | undefined> {
  try {
    const permission = await call(getPermission, { language })
    $permission.set(permission)
    return permission
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
