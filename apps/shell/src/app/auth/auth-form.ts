export type AuthFormName = 'login' | 'register' | 'reset' | 'own-password';

/** Switches to another form, with the e-mail typed so far and, for `own-password`, the password from the letter. */
export type ChangeAuthForm = (form: AuthFormName, email?: string, mailed?: string) => void;
