import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import type { Permission } from '#contract/site/system/permission.ts'
import { keepOperatorZone } from '#lib/operator-zone.ts'
import { call } from '#stores/call.ts'

/** The operator's current configuration; undefined until it is loaded. */
export const $permission = atom<Permission | undefined>(undefined)

let asking: Promise<Permission | undefined> | undefined

/**
 * Loads the configuration once per page; a failed load is tried again by the next caller.
 *
 * @returns undefined if the gateway does not answer; the page then keeps its built values
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
    keepOperatorZone(permission.info.brand.timeZone)
    $permission.set(permission)
    return permission
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
