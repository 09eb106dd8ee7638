/** Keys and positions that lead to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];
