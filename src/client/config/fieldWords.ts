import type { RequestProblem } from '#domain/requests/requestForms'
import { errorCopy } from './errorCopy'

/** What an empty field asks for, by its name in the forms and in the contract. */
const missingField: Readonly<Record<string, string>> = {
  firstname: 'Indiquez votre prénom.',
  lastname: 'Indiquez votre nom.',
  name: 'Indiquez votre nom.',
  email: 'Indiquez votre adresse e-mail.',
  phone: 'Indiquez votre numéro de téléphone.',
  company: 'Indiquez le nom de la société.',
  companyName: 'Indiquez le nom de la société.',
  password: 'Indiquez votre mot de passe.',
  actualPassword: 'Indiquez votre mot de passe actuel.',
  newPassword: 'Choisissez un mot de passe.',
  newpassword1: 'Choisissez un mot de passe.',
  newpassword2: 'Indiquez une seconde fois ce mot de passe.',
  refereeEmail: 'Indiquez l’adresse e-\u2060mail de la personne à inviter.',
  eventDate: 'Indiquez la date de l’événement.',
  persons: 'Indiquez le nombre de personnes.',
  postalCode: 'Indiquez le code postal de l’événement.',
  postalCodeCompany: 'Indiquez le code postal de la société.',
  employeesNumberRange: 'Indiquez l’effectif de la société.',
  message: 'Écrivez votre message.',
  building: 'Indiquez le bâtiment ou la tour.',
  floor: 'Indiquez l’étage, ou «\u00a0RDC\u00a0».',
  customerName: 'Indiquez le nom à porter sur la facture.',
  address: 'Indiquez l’adresse de facturation.',
  invoiceCustomerName: 'Indiquez le nom à porter sur la facture.',
  invoiceAddress: 'Indiquez l’adresse de facturation.',
  feedbackGeneralRank: 'Notez l’ensemble.',
  feedbackOrderWorkflowRank: 'Notez la commande sur le site.',
  feedbackDeliveryRank: 'Notez la livraison.',
  feedbackFoodRank: 'Notez les plats.',
}

type ProblemWords = Readonly<Record<string, string>>

const passwordWords: ProblemWords = {
  TOO_SHORT: 'Le mot de passe doit compter au moins 12 caractères.',
  TOO_LONG: 'Le mot de passe doit compter au plus 200 caractères.',
}

/** What a code says at a field that is no text like the others. */
const wordsAtField: Readonly<Record<string, ProblemWords>> = {
  password: passwordWords,
  newPassword: passwordWords,
  newpassword1: passwordWords,
}

/** Words for every code of `domain/requests`, and for those that only the server knows, in `extensions.fields`. */
const words: Readonly<Record<Exclude<RequestProblem, 'REQUIRED'> | 'TAKEN', string>> = {
  EMAIL: 'Saisissez une adresse e-\u2060mail complète, par exemple prenom@entreprise.fr.',
  PHONE: 'Saisissez un numéro français, par exemple 01\u00a023\u00a045\u00a067\u00a089.',
  MOBILE: 'Saisissez un numéro de mobile français, par exemple 06\u00a012\u00a034\u00a056\u00a078.',
  SIRET: 'Vérifiez les 14 chiffres du SIRET.',
  TAKEN: 'Un compte existe déjà pour cette adresse email.',
  TOO_SHORT: 'Ce texte est trop court.',
  TOO_SIMPLE:
    'Mélangez minuscules, majuscules, chiffres et signes, ou choisissez au moins 14\u00a0caractères.',
  TOO_LONG: 'Ce texte est trop long.',
  POSTAL_CODE: 'Saisissez les cinq chiffres d’un code postal français.',
  DAY: 'Choisissez un jour du calendrier.',
  PAST_DAY: 'Ce jour est passé.',
  FAR_DAY: 'Choisissez un jour dans les deux ans qui viennent.',
  PERSONS: 'Saisissez un nombre de personnes, de 1 à 5 000.',
  CHOICE: 'Choisissez une des propositions.',
  MUST_ACCEPT: errorCopy.termsNotAccepted,
}

const other = (code: string) =>
  code === 'REQUIRED' ? 'Remplissez ce champ.' : 'Cette valeur n’est pas acceptée.'

/** Whether a text of the server is meant for people; a code is written in capitals. */
export const isForPeople = (text: string): boolean => /\p{Ll}/u.test(text)

function wordsOf(field: string, code: string): string | undefined {
  if (code === 'REQUIRED') return missingField[field]
  return wordsAtField[field]?.[code] ?? (isKnown(code) ? words[code] : undefined)
}

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

/**
 * French words for the problem of a field, a form's `own` before those of all; undefined when there is none. A server that
 * sends a sentence in the place of a code is shown as it speaks.
 */
export function fieldWords(field: string, code: string, own?: ProblemWords): string
export function fieldWords(
  field: string,
  code: string | null | undefined,
  own?: ProblemWords,
): string | undefined
export function fieldWords(
  field: string,
  code: string | null | undefined,
  own: ProblemWords = {},
): string | undefined {
  if (code == null) return undefined
  return own[code] ?? wordsOf(field, code) ?? (isForPeople(code) ? code : other(code))
}
