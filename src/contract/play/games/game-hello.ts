import { type Infer, literal, object, size, string } from 'superstruct'

/** The only message of a client on the socket of a table or a lottery: the token of its game, which says what it watches. */
export const GameHelloStruct = object({ type: literal('hello'), token: size(string(), 20, 200) })
export type GameHello = Infer<typeof GameHelloStruct>
