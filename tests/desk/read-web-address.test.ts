import { expect, it } from 'vitest';
import { channelSchema } from '../../schema/channel.ts';
import { siteAddressSchema, webAddressSchema } from '../../schema/primitives.ts';
import { readWebAddress } from '../../src/desk/fields/read-web-address.ts';

const channel = channelSchema.shape.address;

it.each([
  ['t.me/nusa-selat', webAddressSchema],
  [' instagram.com/nusa.selat ', webAddressSchema],
  ['www.example.com:8080?a=1', webAddressSchema],
  ['example.com', siteAddressSchema],
  ['wa.me/{phone}?text={text}', channel],
])('The web address typed as %j is written with https://.', (typed, schema) => {
  expect(readWebAddress(typed, schema)).toBe(`https://${typed.trim()}`);
});

it.each([
  ['https://t.me/nusa-selat', webAddressSchema],
  ['mailto:hello@example.com?body={text}', channel],
  ['tg://resolve?domain=nusa', channel],
])('The address %j is whole, and stays as it was typed.', (typed, schema) => {
  expect(readWebAddress(typed, schema)).toBe(typed);
  expect(schema.safeParse(typed).success).toBe(true);
});

it.each([
  ['info@reka.example', 'mailto:info@reka.example?body={text}'],
  [' Info@Reka.example ', 'mailto:Info@Reka.example?body={text}'],
  ['+62 812-3456-7890', 'sms:+6281234567890?body={text}'],
  ['0041 (0)44 668 18 00', 'sms:+41446681800?body={text}'],
])('The channel typed as %j is written as an address that opens it.', (typed, address) => {
  expect(readWebAddress(typed, channel)).toBe(address);
  expect(channel.safeParse(address).success).toBe(true);
});

it.each([
  ['', webAddressSchema],
  ['instagram', webAddressSchema],
  ['our page.com', webAddressSchema],
  ['http://t.me/nusa-selat', webAddressSchema],
  ['hello@example.com', webAddressSchema],
  ['-a-.com', webAddressSchema],
  ['example.com/tours', siteAddressSchema],
  ['+62 812-3456-7890', webAddressSchema],
  ['0812 3456 7890', channel],
])('No address is made of %j, which the check then explains.', (typed, schema) => {
  expect(readWebAddress(typed, schema)).toBe(typed);
  expect(schema.safeParse(typed).success).toBe(false);
});
