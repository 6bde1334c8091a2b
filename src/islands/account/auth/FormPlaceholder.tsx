import { Busy } from '#ui/Busy.tsx'

/** Has the height of the form that is loading, so that the page does not move when the form appears. */
export function FormPlaceholder({ label, form }: { label: string; form: 'login' | 'register' }) {
  return (
    <div className="auth__wait" data-form={form}>
      <Busy label={label} />
    </div>
  )
}
