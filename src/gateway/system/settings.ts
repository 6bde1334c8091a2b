import { eq, inArray } from 'drizzle-orm'
import { is, type Struct } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { systemSetting } from '#gateway/db/schema/system.ts'

/**
 * A setting as the operator last wrote it, or the fallback where nothing is written.
 *
 * @throws Error where what is written is not of the setting's shape: a rule that nobody meant must not apply
 */
export async function readSetting<Value>(
  on: Executor,
  name: string,
  shape: Struct<Value, unknown>,
  fallback: Value,
): Promise<Value> {
  const [row] = await on.orm.select().from(systemSetting).where(eq(systemSetting.name, name))
  if (!row) return fallback
  if (!is(row.value, shape)) throw new Error(`The setting ${name} is not of its shape`)
  return row.value
}

/** A setting with its shape and what counts where the operator wrote nothing. */
export interface Setting<Value> {
  readonly name: string
  readonly shape: Struct<Value, unknown>
  readonly fallback: Value
}

export function defineSetting<Value, Schema>(name: string, shape: Struct<Value, Schema>, fallback: NoInfer<Value>) {
  return { name, shape: shape as Struct<Value, unknown>, fallback } satisfies Setting<Value>
}

/**
 * Several settings in one statement.
 *
 * @throws Error where one that is written is not of its shape
 */
export async function readSettings<Values extends Record<string, unknown>>(
  on: Executor,
  settings: { readonly [Name in keyof Values]: Setting<Values[Name]> },
): Promise<Values> {
  const wanted: [string, Setting<unknown>][] = Object.entries(settings)
  const names = wanted.map(([, { name }]) => name)
  const rows = await on.orm.select().from(systemSetting).where(inArray(systemSetting.name, names))
  const values = wanted.map(([key, { name, shape, fallback }]) => {
    const row = rows.find((written) => written.name === name)
    if (row && !is(row.value, shape)) throw new Error(`The setting ${name} is not of its shape`)
    return [key, row ? row.value : fallback]
  })
  return Object.fromEntries(values) as Values
}

/** Writes a setting; it counts from the next request on. */
export async function writeSetting(on: Executor, name: string, value: unknown, now: Date): Promise<void> {
  const changed = { value, changedAt: now }
  await on.orm
    .insert(systemSetting)
    .values({ name, ...changed })
    .onConflictDoUpdate({ target: systemSetting.name, set: changed })
}
