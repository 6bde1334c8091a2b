import { type Infer, literal, object, size, string } from 'superstruct'

/** The only message of a client on the socket of a table: the token of its game, which says at which table it is. */
export const TableHelloStruct = object({ type: literal('hello'), token: size(string(), 20, 200) })
export type TableHello = Infer<typeof TableHelloStruct>
