/** The server's words for a problem; a site that has its own reads the codes. */
const WORDS: Readonly<Record<string, string>> = {
  'email REQUIRED': 'L’adresse e-mail est obligatoire.',
  'email EMAIL': 'L’adresse e-mail n’est pas valide.',
  'email TAKEN': 'Un compte existe déjà pour cette adresse email.',
  'password TOO_SHORT': 'Le mot de passe est trop court.',
  'password TOO_SIMPLE':
    'Le mot de passe doit compter 12 caractères de 4 sortes, ou 14 caractères.',
  'password TOO_LONG': 'Le mot de passe est trop long.',
  'firstname REQUIRED': 'Le prénom est obligatoire.',
  'firstname TOO_LONG': 'Le prénom est trop long.',
  'lastname REQUIRED': 'Le nom est obligatoire.',
  'lastname TOO_LONG': 'Le nom est trop long.',
  // The words of the error catalogue. docs/rules/errors.md#messages
  'hasAcceptedTerms MUST_ACCEPT': "Merci d'accepter les CGV pour poursuivre l'inscription.",
}

/** One sentence a problem, joined by line breaks (docs/rules/accounts.md#sign-up). */
export const signUpMessage = (problems: Readonly<Record<string, string>>) =>
  Object.entries(problems)
    .map(([field, code]) => WORDS[`${field} ${code}`] ?? `${field}: ${code}`)
    .join('\n')
