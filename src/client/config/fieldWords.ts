import { errorCopy } from './errorCopy'

/** Words for the codes of `domain/fields`, `domain/requestForms` and the server's `extensions.fields`. */
const words: Readonly<Record<string, string>> = {
  REQUIRED: 'Ce champ est obligatoire.',
  EMAIL: 'Saisissez une adresse e-mail complète, par exemple prenom@entreprise.fr.',
  PHONE: 'Saisissez un numéro français, par exemple 01 23 45 67 89.',
  MOBILE: 'Saisissez un numéro de mobile français, par exemple 06 12 34 56 78.',
  SIRET: 'Vérifiez les 14 chiffres du SIRET.',
  TAKEN: 'Un compte existe déjà pour cette adresse email.',
  TOO_SHORT: 'Le mot de passe doit compter au moins 12 caractères.',
  TOO_SIMPLE:
    'Mélangez minuscules, majuscules, chiffres et signes, ou choisissez au moins 14 caractères.',
  TOO_LONG: 'Ce texte est trop long.',
  POSTAL_CODE: 'Saisissez les cinq chiffres d’un code postal français.',
  DAY: 'Choisissez un jour du calendrier.',
  PAST_DAY: 'Ce jour est passé.',
  PERSONS: 'Saisissez un nombre de personnes, de 1 à 5 000.',
  CHOICE: 'Choisissez une des propositions.',
  MUST_ACCEPT: errorCopy.termsNotAccepted,
}

const OTHER = 'Cette valeur n’est pas acceptée.'

/** French words for the code of a field's problem, a form's `own` before those of all; undefined when there is none. */
export const fieldWords = (
  code: string | null | undefined,
  own: Readonly<Record<string, string>> = {},
): string | undefined => (code ? (own[code] ?? words[code] ?? OTHER) : undefined)
