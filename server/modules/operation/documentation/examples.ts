import type { JsonSchema } from './json-schema.ts'

/** Realistic values by field name. */
const byName: Record<string, unknown> = {
  email: 'sana@example.pk',
  password: 'a long password',
  current_password: 'a long password',
  new_password: 'a longer password',
  mailed_code: '7K2M9Q',
  device_token: '20514-q1w2e3r4t5y6.u7i8o9p0',
  device: 'Chrome on Android',
  otp: '7K2M9Q',
  totp_code: '492039',
  token: 'q1w2e3r4t5y6u7i8o9p0',
  sign_up_key: '5f0c9a117c1a8f0e2b6f7d52019d3b1e',
  access_token: 'q1w2e3r4t5y6u7i8o9p0',
  code: '+92',
  country: 'Pakistan',
  country_code: '+92',
  flag: '🇵🇰',
  whatsapp_number: '03001234567',
  phone_number: '923001234567',
  referral_code: 'SANA25',
  detail: 'The request is not valid',
  id: '019d3b1e-7c1a-7d52-8f0e-2b6f5f0c9a11',
  product_id: '019d3b1e-7c1a-7d52-8f0e-2b6f5f0c9a11',
  store_id: '019d3b1e-7c1a-7d52-8f0e-2b6f5f0c9a10',
  order_id: '7K2M9QX4TB',
  name: 'Noor Bangles',
  product_name: 'Glass bangles',
  bio: 'Glass bangles from Lahore',
  description: 'Twelve, hand made',
  category: 'Bangles',
  price: 450,
  product_price: 450,
  goods_amount: 900,
  discount_amount: 0,
  delivery_amount: 0,
  adjustment_amount: 0,
  total_amount: 900,
  paid_amount: 0,
  due_amount: 900,
  quantity: 2,
  inventory_count: 10,
  custom_slug: 'noor',
  store_slug: 'noor',
  slug: 'noor',
  instagram_url: 'https://www.instagram.com/noor.bangles',
  facebook_url: 'https://www.facebook.com/noor.bangles',
  buyer_name: 'Ayesha Khan',
  buyer_phone: '03007654321',
  delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
  place: 'lahore',
  city: 'Lahore',
  urdu: 'لاہور',
  province: 'Punjab',
  default_fee: 250,
  fee: 150,
  free_over: 3000,
  cod_max: 15000,
  private_url: 'https://shops.example/o/7K2M9QX4TB-4f1c9a117c1a8f0e2b6f7d52019d3b1e',
  customer_name: 'Ayesha Khan',
  customer_phone: '03007654321',
  customer_address: 'House 5, Street 9, Gulberg III, Lahore',
  order_notes: 'Please call before you come',
  page: 1,
  limit: 20,
  total: 1,
  total_pages: 1,
}

const fits = (schema: JsonSchema, value: unknown): boolean => {
  const types = [schema.type ?? []].flat()
  if (schema.enum) return schema.enum.includes(value)
  if (typeof value === 'string') {
    return types.includes('string') && (!schema.pattern || new RegExp(schema.pattern, 'u').test(value))
  }
  return types.includes('number') || types.includes('integer')
}

/** Returns an example of a schema, with realistic values for known field names. */
export const exampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return exampleOf(choice.find((one) => one.type !== 'null') ?? {}, name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one, name)))
  const known = byName[name]
  if (known !== undefined && fits(schema, known)) return known
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const type = [schema.type ?? []].flat().find((one) => one !== 'null')
  if (type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, exampleOf(value, key)]),
    )
  }
  if (type === 'array') return schema.items ? [exampleOf(schema.items, name.replace(/s$/, ''))] : []
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  if (type === 'string') return textExample(schema, name)
  return null
}

const textExample = (schema: JsonSchema, name: string): string => {
  if (schema.format === 'date-time' || /(_at|_date|_expiry|timestamp)$/.test(name)) return '2026-03-01T09:00:00.000Z'
  if (schema.format === 'binary') return '(a file)'
  if (/url$/.test(name)) return 'https://shop.example/noor'
  return name.replaceAll('_', ' ') || 'text'
}
