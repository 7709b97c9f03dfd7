"""The parts that all pictures of the studio share: scene, light, camera, materials, shapes."""
