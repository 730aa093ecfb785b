import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { DiscountFormProps } from './discount-form.ts'

const Choice = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) => {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 sm:min-h-9">
      <input id={id} type="checkbox" checked={checked} onChange={onChange} className="size-5 shrink-0 accent-accent" />
      <span dir="auto" className="min-w-0 break-words text-sm">
        {label}
      </span>
    </label>
  )
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Products and categories that a code is for. None chosen: all. */
export const ForField = ({
  form,
  products,
  categories,
}: DiscountFormProps & { products: readonly { id: string; name: string }[]; categories: readonly string[] }) => {
  const chosen = useController({ control: form.control, name: 'products' }).field
  const kinds = useController({ control: form.control, name: 'categories' }).field
  const count = chosen.value.length + kinds.value.length
  return (
    <details className="rounded-xl border border-line px-4 py-3" open={count > 0}>
      <summary className="cursor-pointer font-medium text-sm">
        {count === 0 ? 'For all products' : `For ${count} chosen`}
      </summary>
      {categories.length > 1 && (
        <fieldset className="mt-3">
          <legend className="text-muted text-sm">Categories</legend>
          {categories.map((name) => (
            <Choice
              key={name}
              label={name}
              checked={kinds.value.includes(name)}
              onChange={() => kinds.onChange(toggled(kinds.value, name))}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="mt-3">
        <legend className="text-muted text-sm">Products</legend>
        {products.map(({ id, name }) => (
          <Choice
            key={id}
            label={name}
            checked={chosen.value.includes(id)}
            onChange={() => chosen.onChange(toggled(chosen.value, id))}
          />
        ))}
      </fieldset>
    </details>
  )
}
