import type { Struct } from 'superstruct'
import type { VendorRefusalCode } from './codes.ts'

/** The two directions of the protocol: a vendor calls the platform, or the platform a vendor. */
export type VendorDirection = 'to-platform' | 'to-vendor'

export interface VendorCall<
  Name extends string = string,
  Request = unknown,
  Value = unknown,
  Direction extends VendorDirection = VendorDirection,
> {
  readonly name: Name
  readonly direction: Direction
  /** One English sentence for the documentation. */
  readonly summary: string
  /** The path below the other side's address. Every call is a `POST` with a JSON body and a signature. */
  readonly path: `/vendor/v1/${string}` | `/games/v1/${string}`
  /** Unknown fields are refused. */
  readonly request: Struct<Request, unknown>
  /** The shape of `value` in an answer with `code: 'ok'`. Unknown fields are ignored. */
  readonly value: Struct<Value, unknown>
  /** Codes of this call; `everyCall` has those that any call may answer. */
  readonly codes: readonly VendorRefusalCode[]
}

export type VendorRequestOf<Call> = Call extends { readonly request: Struct<infer Request, unknown> } ? Request : never
export type VendorValueOf<Call> = Call extends { readonly value: Struct<infer Value, unknown> } ? Value : never

/** Codes that every call may answer. */
export const everyCall = [
  'invalid_signature',
  'address_refused',
  'clock',
  'nonce_reused',
  'syntax',
  'busy',
] as const satisfies readonly VendorRefusalCode[]

interface Input<Name extends string, Request, RequestSchema, Value, ValueSchema> {
  name: Name
  summary: string
  request: Struct<Request, RequestSchema>
  value: Struct<Value, ValueSchema>
  codes?: readonly VendorRefusalCode[]
}

/** Describes a call of a vendor to the platform. Both sides, the documentation and the tests follow from it. */
export function toPlatform<const Name extends string, Request, RequestSchema, Value, ValueSchema>(
  input: Input<Name, Request, RequestSchema, Value, ValueSchema>,
): VendorCall<Name, Request, Value, 'to-platform'> {
  return { ...common(input), direction: 'to-platform', path: `/vendor/v1/${input.name}` }
}

/** Describes a call of the platform to a vendor. */
export function toVendor<const Name extends string, Request, RequestSchema, Value, ValueSchema>(
  input: Input<Name, Request, RequestSchema, Value, ValueSchema>,
): VendorCall<Name, Request, Value, 'to-vendor'> {
  return { ...common(input), direction: 'to-vendor', path: `/games/v1/${input.name}` }
}

function common<Name extends string, Request, RequestSchema, Value, ValueSchema>(
  input: Input<Name, Request, RequestSchema, Value, ValueSchema>,
) {
  return {
    ...input,
    codes: input.codes ?? [],
    request: input.request as Struct<Request, unknown>,
    value: input.value as Struct<Value, unknown>,
  }
}
