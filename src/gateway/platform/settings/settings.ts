import { is, type Struct, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'

const SettingRow = type({ name: string(), value: Json })

/**
 * A setting as the operator has stored it, or the fallback.
 *
 * @throws Error if the stored value has another shape, because an unintended rule must not apply
 */
export async function readSetting<Value>(
  on: Executor,
  name: string,
  shape: Struct<Value, unknown>,
  fallback: Value,
): Promise<Value> {
  const row = await rowOf(on, SettingRow, 'SELECT name, value FROM system_setting WHERE name = :name', { name })
  if (!row) return fallback
  if (!is(row.value, shape)) throw new Error(`The setting ${name} is not of its shape`)
  return row.value
}

/** A setting with its shape and its default. */
export interface Setting<Value> {
  readonly name: string
  readonly shape: Struct<Value, unknown>
  readonly fallback: Value
}

export function defineSetting<Value, Schema>(name: string, shape: Struct<Value, Schema>, fallback: NoInfer<Value>) {
  return { name, shape: shape as Struct<Value, unknown>, fallback } satisfies Setting<Value>
}

/**
 * Reads several settings in one statement.
 *
 * @throws Error if a stored value has another shape
 */
export async function readSettings<Values extends Record<string, unknown>>(
  on: Executor,
  settings: { readonly [Name in keyof Values]: Setting<Values[Name]> },
): Promise<Values> {
  const wanted: [string, Setting<unknown>][] = Object.entries(settings)
  const names = wanted.map(([, { name }]) => name)
  const text = 'SELECT name, value FROM system_setting WHERE name IN (SELECT jsonb_array_elements_text(:names::jsonb))'
  const rows = await rowsOf(on, SettingRow, text, { names: JSON.stringify(names) })
  const values = wanted.map(([key, { name, shape, fallback }]) => {
    const row = rows.find((written) => written.name === name)
    if (row && !is(row.value, shape)) throw new Error(`The setting ${name} is not of its shape`)
    return [key, row ? row.value : fallback]
  })
  return Object.fromEntries(values) as Values
}

/** Stores a setting; it applies from the next request on. */
export async function writeSetting(on: Executor, name: string, value: unknown, now: Date): Promise<void> {
  await on.query(
    `INSERT INTO system_setting (name, value, changed_at) VALUES (:name, :value::jsonb, :now)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`,
    { name, value: JSON.stringify(value), now },
  )
}
