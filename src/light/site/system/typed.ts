import { typedKey } from '#stores/storage-keys.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const fields = () =>
  document.querySelectorAll<Field>(
    'textarea, select, input:not([readonly]):is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="search"])',
  )

/** Identifies a field over a reload by its name and label. Secrets are never kept. */
export const nameOf = (field: Field) =>
  field.autocomplete === 'one-time-code' ? '' : `${field.name}|${field.labels?.[0]?.textContent ?? ''}`

/** Keeps what was typed on this page for the reload. */
export function keepTyped(): void {
  const values = [...fields()].filter(({ value }) => value !== '').map((field) => [nameOf(field), field.value])
  sessionStorage.setItem(typedKey, JSON.stringify({ at: location.pathname, values: Object.fromEntries(values) }))
}
