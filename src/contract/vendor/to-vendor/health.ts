import { boolean, object, type } from 'superstruct'
import { toVendor } from '#contract/vendor/define-vendor-call.ts'

export const health = toVendor({
  name: 'health',
  summary: 'Asked several times a minute: a vendor that does not answer, or is closed, is shown as paused.',
  request: object({}),
  value: type({ open: boolean() }),
})
