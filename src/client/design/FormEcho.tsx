import { FormSpy } from 'react-final-form'

/** Tells what a person has typed into the surrounding form, at each change; what code filled in goes untold. */
export function FormEcho<Values extends object>({ onEdit }: { onEdit: (values: Values) => void }) {
  return (
    <FormSpy<Values>
      subscription={{ values: true, modified: true }}
      onChange={({ values, modified = {} }) => {
        if (Object.values(modified).some(Boolean)) onEdit(values)
      }}
    />
  )
}
