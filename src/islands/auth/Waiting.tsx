import { Busy } from '#ui/Busy.tsx'

/** Stands where a form will be, at its height: one that grew under the hands would move everything. */
export function Waiting({ label, form }: { label: string; form: 'login' | 'register' }) {
  return (
    <div className="auth__wait" data-form={form}>
      <Busy label={label} />
    </div>
  )
}
