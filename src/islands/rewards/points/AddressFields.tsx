import type { DeliveryAddress } from '#contract/rewards/points/point.ts'
import { useWords } from '#islands/Words.tsx'
import { TextField } from '#ui/Field.tsx'

/** The typed text so far. */
export type AddressDraft = Readonly<Record<keyof DeliveryAddress, string>>
export const noAddress: AddressDraft = {
  name: '',
  street: '',
  more: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
}

/** Name of each field, its autocomplete token, and its largest number of characters. */
const fields = [
  ['name', 'name', 80],
  ['street', 'address-line1', 120],
  ['more', 'address-line2', 80],
  ['city', 'address-level2', 80],
  ['region', 'address-level1', 40],
  ['postalCode', 'postal-code', 16],
  ['phone', 'tel', 24],
] as const satisfies readonly (readonly [keyof DeliveryAddress, string, number])[]

/** The fields that must be filled in and are not. */
export const missingFields = (draft: AddressDraft): readonly (keyof DeliveryAddress)[] =>
  fields.flatMap(([name]) => (name !== 'more' && draft[name].trim() === '' ? [name] : []))

/** The address for the call. */
export function addressOf({ more, ...draft }: AddressDraft): DeliveryAddress {
  const trimmed = Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, text.trim()]))
  return { ...draft, ...trimmed, ...(more.trim() && { more: more.trim() }) }
}

interface Props {
  draft: AddressDraft
  missing: readonly (keyof DeliveryAddress)[]
  onChange: (draft: AddressDraft) => void
}

/** The delivery address of goods. */
export function AddressFields({ draft, missing, onChange }: Props) {
  const t = useWords<'points'>()
  return (
    <fieldset className="points__pair">
      <legend>{t('address')}</legend>
      {fields.map(([name, autoComplete, maxLength]) => (
        <TextField
          key={name}
          label={t(`address.${name}`)}
          error={missing.includes(name) ? t('address.required') : undefined}
          autoComplete={autoComplete}
          maxLength={maxLength}
          {...(name === 'phone' && { type: 'tel' })}
          value={draft[name]}
          onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}
