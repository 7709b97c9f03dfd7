import { listYaml } from '../seed/seedFiles.ts';
import type { SeedReader } from '../seed/seedReader.ts';
import { formSchema, type WebForm } from './webForm.ts';

/**
 * The forms in a folder, one per YAML file, sorted by name; the file's name is the form's id. Invalid
 * files are skipped and reported.
 */
export function readForms(folder: string, reader: SeedReader): WebForm[] {
  return listYaml(folder).flatMap(({ file, name }) => {
    const form = reader.read(file, formSchema, 'the form is skipped');
    return form === undefined ? [] : [{ id: name, ...form }];
  });
}
